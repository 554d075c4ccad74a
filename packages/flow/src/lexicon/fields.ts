/** Words that name a field by what goes into it: `iban 'DE…'`, "as the email". */
export const fieldNouns = new Set(
  'name email e-mail username user password iban bic phone telephone mobile address street city town zip postcode postal company subject title message description comment note notes amount price quantity qty age date country state region card number cvc cvv expiry pin code iban-number first last full surname reference url website url-field body to from bio nickname'.split(
    ' ',
  ),
);
