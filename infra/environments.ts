// Environments: what differs between dev, staging and prod, and why. What an owner fills in lives in cdk.json (config.ts).

import { RetentionDays } from 'aws-cdk-lib/aws-logs'

export const stages = ['dev', 'staging', 'prod'] as const
export type Stage = (typeof stages)[number]

/** Sydney: personal data of Australians stays in Australia, and so does most of the waiting. */
export const region = 'ap-southeast-2'

/** Where CloudFront wants its firewall, its certificate and the delivery of its log. */
export const edgeRegion = 'us-east-1'

export type Preset = {
  /** Data, users and logs outlive `cdk destroy`, and AWS itself refuses to delete them. */
  readonly isProtected: boolean
  /** `canary`: 10 % of the calls for five minutes, rolled back by an alarm. `at-once` is quick and may break. */
  readonly release: 'canary' | 'at-once'
  /** AWS WAF in front of CloudFront and of sign-in: about US$19 a month and US$0.60 per million requests, so not for dev. */
  readonly hasFirewall: boolean
  /** CloudFront's log, which needs resources in us-east-1. Only developers visit dev. */
  readonly hasEdgeLog: boolean
  readonly logDays: RetentionDays
  readonly accessLogDays: RetentionDays
  /** The most that the AI provider may cost in a day (counted by the functions, with an alarm). */
  readonly aiDailyCostCapUsd: number
  /** The whole API. One person may send 20 a second and bursts of 200 (ADR 012), so dev must allow that too. */
  readonly throttle: { readonly perSecond: number; readonly burst: number }
  /** Whether the shares below are reserved. A new account (10 at once in all) refuses that, so dev deploys without. */
  readonly reservesConcurrency: boolean
  /** The most functions that may run at once where each run costs money or calls a provider. */
  readonly concurrency: { readonly ai: number; readonly market: number }
  /** Functions that send mails at once, who share the rate of SES. Two are the least that a queue can be held to. */
  readonly mailSenders: number
}

export const presets: Readonly<Record<Stage, Preset>> = {
  dev: {
    isProtected: false,
    release: 'at-once',
    hasFirewall: false,
    hasEdgeLog: false,
    logDays: RetentionDays.ONE_WEEK,
    accessLogDays: RetentionDays.ONE_WEEK,
    aiDailyCostCapUsd: 1,
    throttle: { perSecond: 100, burst: 400 },
    reservesConcurrency: false,
    concurrency: { ai: 2, market: 5 },
    mailSenders: 2,
  },
  // As prod in everything that can break a release; unprotected, so that it can be torn down and made anew.
  staging: {
    isProtected: false,
    release: 'canary',
    hasFirewall: true,
    hasEdgeLog: true,
    logDays: RetentionDays.ONE_MONTH,
    accessLogDays: RetentionDays.ONE_MONTH,
    aiDailyCostCapUsd: 2,
    throttle: { perSecond: 200, burst: 400 },
    reservesConcurrency: true,
    concurrency: { ai: 5, market: 10 },
    mailSenders: 2,
  },
  prod: {
    isProtected: true,
    release: 'canary',
    hasFirewall: true,
    hasEdgeLog: true,
    logDays: RetentionDays.THREE_MONTHS,
    accessLogDays: RetentionDays.ONE_YEAR,
    aiDailyCostCapUsd: 20,
    throttle: { perSecond: 2000, burst: 2000 },
    reservesConcurrency: true,
    concurrency: { ai: 40, market: 40 },
    mailSenders: 10,
  },
}
