// Clock: what time it is, so that a test or the local stack can say another.
export type Clock = { now(): Date }
