/** Figures that a page shows by their name: "subtotal should go up" needs no article to tell one. */
const figures = new Set(
  `total subtotal grandtotal sum amount price cost fee tax vat shipping delivery discount saving balance budget credit debt
  count counter countdown timer number quantity qty stock inventory score streak rank rating points level progress percentage percent unread badge value votes likes views visits downloads followers points temperature humidity volume brightness speed weight height age time revenue income profit salary rent due`.split(
    /\s+/,
  ),
);
export const isFigure = (low: string) => figures.has(low);
