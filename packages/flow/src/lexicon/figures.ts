/** Figures that a page shows by their name: "subtotal should go up" needs no article to tell one. */
const figures = new Set(
  `total subtotal grandtotal sum amount price cost fee tax vat shipping delivery discount saving balance budget credit debt
  count counter number quantity qty stock inventory score streak rank rating points level progress percentage unread badge`.split(
    /\s+/,
  ),
);
export const isFigure = (low: string) => figures.has(low);
