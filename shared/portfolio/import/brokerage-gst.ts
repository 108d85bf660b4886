// BrokerageGst: amounts of one trade that are apart by its brokerage, or by the GST on it.

/** GST on brokerage, as a share of what it is without. */
const gstRate = 0.1
/** Each figure may be rounded to a cent. */
const maxRounding = 0.02

/** Whether two amounts are apart by the brokerage, with or without GST; all at least 0 and in one currency. */
export function isBrokerage(gap: number, brokerage: number): boolean {
  return gap >= brokerage - maxRounding && gap <= brokerage * (1 + gstRate) + maxRounding
}

/** Whether two amounts are apart by the GST on a brokerage; all at least 0 and in one currency. */
export function isGstOf(gap: number, brokerage: number): boolean {
  return brokerage > 0 && Math.abs(gap - brokerage * gstRate) <= maxRounding
}
