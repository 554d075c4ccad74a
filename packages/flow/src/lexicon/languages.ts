const words: [string, string][] = [
  [
    'German',
    'der die das und auf klicke klicken sie klick drücken wählen öffne öffnen gib eingeben ein eine einen nicht ist wird sollte soll dann mit auf der im den dem schaltfläche seite prüfe dass warte bis melde anmelden gehe zu',
  ],
  [
    'French',
    'le la les et dans cliquez cliquer ouvrez ouvrir saisissez saisir sur une des est doit puis avec bouton page vérifiez vérifier que attendre connectez aller allez du',
  ],
  [
    'Spanish',
    'el la los las y en haz clic abre abrir escribe escribir sobre una debe luego con botón página verifica que espera hacer pulsa ir del iniciar sesión',
  ],
  [
    'Portuguese',
    'o os as e no na clique abra abrir digite em uma deve depois com botão página verifique que espere ir do da entrar',
  ],
  [
    'Italian',
    'il lo gli e nel nella clicca apri aprire inserisci su una deve poi con pulsante pagina verifica che attendi vai del accedi',
  ],
  [
    'Polish',
    'kliknij przycisk oraz sprawdź czy że otwórz wpisz wybierz pole strona stronę powinien powinno powinna jest się nie na do następnie zaloguj poczekaj aż w z',
  ],
  [
    'Swedish',
    'klicka på knappen och öppna skriv fältet sidan ska visas inte ett en vänta tills välj kontrollera att sedan logga gå till med från',
  ],
  [
    'Danish or Norwegian',
    'klik klikk på knappen og åbn åpne skriv feltet siden skal vises ikke et en vent til vælg velg kontroller at derefter deretter logg log gå med fra',
  ],
  [
    'Turkish',
    'tıklayın tıkla düğmesi düğmesine ve aç açın yazın gir girin sayfa sayfası görünmeli değil bekle bekleyin seçin kontrol et sonra oturum giriş yap bir ile alanına butonuna',
  ],
  [
    'Czech or Slovak',
    'klikněte klikni na tlačítko a otevřete otevři zadejte zadej pole stránka stránku musí být není počkejte vyberte zkontrolujte že pak potom přihlaste kliknite tlačidlo otvorte stránku',
  ],
  [
    'Finnish',
    'napsauta klikkaa paina avaa syötä kirjoita valitse tarkista että ja sivu sivulla sivun painike painiketta kenttä kenttään näkyy pitäisi odota kunnes sitten kirjaudu sisään ei on mene siirry',
  ],
  [
    'Hungarian',
    'kattints kattintson a az és nyisd nyissa írd írja válaszd válassza ellenőrizd ellenőrizze hogy gomb gombot gombra mező mezőbe oldal oldalt meg jelenik jelenjen várj várjon majd jelentkezz be nem látható menj',
  ],
  [
    'Vietnamese',
    'nhấp nhấn bấm vào mở nhập chọn kiểm tra rằng và nút trang hiển thị phải không là được đợi cho đến khi sau đó đăng một trường có thấy',
  ],
  [
    'Indonesian or Malay',
    'klik tekan buka isi masukkan ketik pilih periksa pastikan bahwa dan tombol butang halaman kolom pesan muncul harus tidak adalah ke di dengan tunggu sampai lalu kemudian masuk yang',
  ],
  ['Dutch', 'de het en op klik open vul een moet dan met knop pagina controleer dat wacht ga naar van'],
];
/** What languages are called, lower case. */
export const languageNames = new Set(
  'english german french spanish portuguese italian polish swedish danish norwegian finnish dutch turkish czech slovak greek russian ukrainian chinese japanese korean arabic hebrew thai hindi romanian hungarian bulgarian croatian catalan'.split(
    ' ',
  ),
);

/** The languages that have a word. */
const languagesOf = new Map<string, string[]>();
for (const [language, list] of words)
  for (const word of new Set(list.split(' '))) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
const english = new Set(
  'the a an and has have are not no this when click open to in on is should be with enter select go check that then see for of it press type'.split(
    ' ',
  ),
);

const scripts: [string, RegExp][] = [
  ['Cyrillic letters', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Chinese or Japanese', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Korean', /\p{Script=Hangul}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['an Indian script', /\p{Script=Devanagari}/u],
];

/** The language these words (lower case, outside quotes) seem to be in, when it is not English. */
export function languageOf(low: readonly string[]): string | undefined {
  const outside = low.filter((word) => !/^["'“«`]/.test(word));
  const isLatin = !outside.some((word) => /[^\p{Script=Latin}\p{Script=Common}]/u.test(word));
  const script = isLatin
    ? undefined
    : scripts.find(([, letters]) => outside.filter((word) => letters.test(word)).length > outside.length / 2);
  if (script) return script[0];
  const foreign = outside.flatMap((word) => languagesOf.get(word) ?? []);
  const own = outside.filter((word) => english.has(word)).length;
  const [best] = words
    .map(([language]) => ({ language, count: foreign.filter((one) => one === language).length }))
    .sort((a, b) => b.count - a.count);
  return foreign.length > 1 && best && best.count >= 2 && best.count > own ? best.language : undefined;
}
