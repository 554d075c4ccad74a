import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSpec } from './compile.ts';
import { describeStep } from './describe/describe-step.ts';

const problemOf = (spec: string) => compileSpec(spec).problems[0]!;

test('a clause that cannot be read is quoted back with its place while its neighbours are read', () => {
  const read = compileSpec('Open /cart\nPut something nice in it, then click "Pay"');
  assert.deepEqual(
    read.steps.map(({ step }) => step.action),
    ['navigate', 'click'],
  );
  assert.deepEqual(
    {
      clause: read.problems[0]!.clause,
      line: read.problems[0]!.line,
      column: read.problems[0]!.column,
      index: read.problems[0]!.index,
    },
    { clause: 'Put something nice in it', line: 2, column: 1, index: 1 },
  );
});

test('what one "if" is asked for goes by one decision, its "otherwise" with it; what is asked again is decided again', () => {
  const decisionsOf = (spec: string) => compileSpec(spec).steps.map(({ decision }) => decision);
  const asked = 'If "A" is shown, click "B" and click "C", otherwise click "D". Click "E".';
  assert.deepEqual(decisionsOf(`Open /. ${asked}`), [undefined, 1, 1, 1, undefined]);
  assert.deepEqual(
    decisionsOf('Click "A" if it is shown. Otherwise, click "B". If "A" is shown, click "C".'),
    [0, 0, 2],
  );
  assert.deepEqual(decisionsOf('If "A" is shown, click it.\nIf "A" is shown, click it.'), [0, 1]);
});

test('an empty spec and one of comments say so', () => {
  assert.match(problemOf(' \n').reason, /empty/);
  assert.match(problemOf('# only a comment').reason, /only titles/);
});

test('a limit of time with nothing to wait for is a problem', () => {
  for (const spec of ['Within 10 seconds', 'within 5 s within 2 s', 'Click "A". In at most 5 seconds.'])
    assert.equal(compileSpec(spec).problems.length, 1, spec);
});

test('a spec that is too long is refused at the character where it becomes too long', () => {
  const problem = problemOf(`${'a'.repeat(100)}\n`.repeat(500));
  assert.match(problem.reason, /more than 20000/);
  assert.deepEqual({ line: problem.line, column: problem.column }, { line: 199, column: 3 });
});

test('a quotation that is never closed is named as such', () => {
  assert.match(problemOf('Open /x\nclick "Save').reason, /never closed/);
  assert.deepEqual(
    { line: problemOf('Open /x\nclick "Save').line, column: problemOf('Open /x\nclick "Save').column },
    { line: 2, column: 1 },
  );
});

test('an ordinal of zero is named as such', () => {
  assert.match(problemOf('click the 0th row').reason, /counting starts at the first/);
});

test('emoji alone are a clause that is not understood', () => {
  assert.equal(problemOf('😀😀 🎉').clause, '😀😀 🎉');
});

for (const [language, spec] of [
  ['German', 'Klicke auf die Schaltfläche "Speichern" und dann auf "Weiter"'],
  ['French', 'Cliquez sur le bouton "Enregistrer" puis vérifiez la page'],
  ['Spanish', 'Haz clic en el botón "Guardar"'],
  ['Finnish', 'Napsauta Tallenna ja tarkista että "Valmis" näkyy'],
  ['Hungarian', 'Kattints a Mentés gombra'],
  ['Vietnamese', 'Nhấp vào "Lưu" rồi kiểm tra'],
  ['Indonesian', 'Klik tombol "Simpan" lalu periksa pesan'],
  ['Cyrillic', 'откройте страницу настроек'],
  ['Chinese', '点击 保存 按钮'],
]) {
  test(`a spec in ${language} is refused for its language`, () => {
    const read = compileSpec(spec!);
    assert.deepEqual(read.steps, []);
    assert.match(read.problems.map(({ reason }) => reason).join(' '), /only English is read/);
    assert.equal(
      read.warnings.some(({ code }) => code === 'language'),
      true,
    );
  });
}

for (const [language, spec] of [
  ['Polish', 'Kliknij przycisk "Zapisz" i sprawdź stronę'],
  ['Swedish', 'Klicka på knappen "Spara" och vänta'],
  ['Turkish', '"Kaydet" düğmesine tıklayın ve bekleyin'],
]) {
  test(`a spec in ${language} is refused for its language by name`, () => {
    assert.match(problemOf(spec!).reason, new RegExp(`in ${language};`));
  });
}

test('a spec without a word says so', () => {
  for (const spec of ['😀 🎉', '((((', '. . .', '1. \n2. ']) {
    const { reason, line, column } = problemOf(spec);
    assert.deepEqual([line, column], [1, 1]);
    assert.match(reason, /no words|only titles/);
  }
});

test('a quotation that is closed and never opened is named as such', () => {
  assert.match(problemOf('click Save"').reason, /never opened/);
});

test('each kind of contradiction is pointed out where it stands', () => {
  for (const spec of [
    'the heading should be "A"\nthe heading should be "B"',
    'the "A" button should be enabled\nthe "A" button should be disabled',
    'the url should be /a\nthe url should be /b',
    'there are 3 rows\nthere are 4 rows',
  ])
    assert.equal(compileSpec(spec).warnings.find(({ code }) => code === 'contradiction')?.line, 2, spec);
  assert.deepEqual(compileSpec('the heading should be "A"\nclick "B"\nthe heading should be "B"').warnings, []);
});

test('expectations that contradict each other are pointed out', () => {
  const read = compileSpec('"A" is visible\n"A" is not visible');
  assert.equal(read.warnings.find(({ code }) => code === 'contradiction')?.line, 2);
});

test('a spec that expects nothing, needs a mailbox, a baseline or a fixed wait is warned about', () => {
  const codes = (spec: string) => compileSpec(spec).warnings.map(({ code }) => code);
  assert.deepEqual(codes('click "A"'), ['nothing_asserted']);
  assert.deepEqual(codes('an email to "a@b.c" with the subject "Hi" should arrive'), ['needs_mailbox']);
  assert.deepEqual(codes('the page should look like the baseline "home"'), ['needs_baseline']);
  assert.deepEqual(codes('wait 5 seconds\n"A" is visible'), ['fixed_wait']);
});

test('a step is described in plain words', () => {
  const said = compileSpec(
    'Click the second "Edit" button in the row for "alice" 3 times\nThe "Total" field should be "5"\nDismiss the cookie banner if it appears\nA download starts',
  ).steps.map(({ step }) => describeStep(step));
  assert.deepEqual(said, [
    'click the 2nd button "Edit" in the row "alice" 3 times',
    'expect: the value of the field "Total" is "5"',
    'close the cookie banner, if the cookie banner is shown',
    'expect: a file is downloaded',
  ]);
});

test('what holds before the steps, or whose steps they are, is no title above them', () => {
  for (const line of ['Role: admin', 'User: ann', 'Setup: create a customer', 'The customer owns a card'])
    assert.equal(compileSpec(`${line}\n1. Open /x\n2. Click "A"`).problems.length, 1, line);
});

test('an expectation that nobody could read leaves "that dialog" the one that was spoken of, unless it speaks of one', () => {
  const steps = (line: string) =>
    compileSpec(`Open /x\nExpected: the dialog "A" is shown\nExpected: ${line}\nClick "B" in that dialog`).steps;
  assert.equal(steps('prices make sense').at(-1)!.step.target?.scope?.text, 'A');
  assert.equal(steps('the dialog looks fine').at(-1)!.step.action, 'assertVisible');
});

test('what goes on after a clause that nobody could read, with nothing of its own, is quoted with it', () => {
  for (const clause of [
    'A commuter can get from the flat to the office and back without a car',
    'Travel from the hotel to the fair and back on the same day',
    'Record who did it and when',
  ]) {
    const { steps, problems } = compileSpec(`Open /trips. ${clause}. Click "Save".`);
    assert.deepEqual([steps.length, problems.map((problem) => problem.clause)], [2, [clause]]);
  }
});

test('"its status" after a button was pressed is nothing of the button, and whose it is nobody said', () => {
  const read = compileSpec('Open "Board" and click Pause, its status becomes "Paused"');
  assert.deepEqual(
    read.steps.map(({ step }) => step.action),
    ['open', 'click'],
  );
  assert.deepEqual(
    read.problems.map(({ clause }) => clause),
    ['its status becomes "Paused"'],
  );
});

test('"I am logged in" begins a spec, and after a login is what came of it', () => {
  const read = (say: string) => {
    const { steps, problems } = compileSpec(say);
    return [...steps.map(({ step }) => step.action), ...problems.map(({ clause }) => `? ${clause}`)];
  };
  assert.deepEqual(read('Open /boats. I am logged in.'), ['navigate', 'login']);
  assert.deepEqual(read('Log in as ann. I am logged in.'), ['login', '? I am logged in']);
});

test('what is told in the passive among orders may have come of the last one, so it is no further act', () => {
  const moved = compileSpec('Scroll to the bottom. Click "Back to top". The page is scrolled to the top.');
  assert.deepEqual(
    moved.steps.map(({ step }) => step.action),
    ['scroll', 'click'],
  );
  assert.equal(moved.problems.length, 1);
  assert.equal(compileSpec('Click "Save". When the page is reloaded, "A" is shown.').problems.length, 0);
});

test('a button that is now pressed is said to be so, and is not pressed for it', () => {
  const acts = (say: string) => compileSpec(say).steps.map(({ step }) => step.action);
  assert.deepEqual(acts('The "Bold" button is now pressed.'), []);
  assert.deepEqual(acts('Click "Bold". The "Bold" button is now pressed in the toolbar. "A" is shown.'), [
    'click',
    'assertVisible',
  ]);
  assert.deepEqual(acts('Enter is now pressed. "A" is shown.'), ['press', 'assertVisible']);
});
