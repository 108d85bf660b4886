// Franked words: which figure of a fund's tax statement is meant by its franked part and its foreign income, on every form for them.
export const frankedHint =
  'In cash, without the credit. “Franked distributions from trusts” (13C) already has the credit in it: take the credit off that figure.'

export const foreignIncomeHint = 'Before foreign tax is taken off, as in the column of taxable or attributed amounts.'
