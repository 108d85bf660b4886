// Monthly budget: a mail before the account has cost what its owner wants to spend in a month.
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Construct } from 'constructs'
import { type Environment, nameOf } from '../config.ts'

/** In percent of the amount. Forecasts need about five weeks of use, so there is a mail for what has been spent too. */
const alerts = [
  { notificationType: 'ACTUAL', threshold: 50 },
  { notificationType: 'ACTUAL', threshold: 100 },
  { notificationType: 'FORECASTED', threshold: 100 },
] as const

/**
 * The whole account, not one environment: a filter by tag works only once cost allocation tags are switched on. It
 * says so and stops nothing; what stops are the caps and limits of the environment. Budgets without actions are free.
 */
export function monthlyBudget(scope: Construct, environment: Environment): CfnBudget | undefined {
  const { budget } = environment.settings
  if (budget === undefined) return undefined
  return new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: nameOf(environment, 'month'),
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: budget.monthlyUsd, unit: 'USD' },
    },
    notificationsWithSubscribers: alerts.map((alert) => ({
      notification: { ...alert, thresholdType: 'PERCENTAGE', comparisonOperator: 'GREATER_THAN' },
      subscribers: [{ subscriptionType: 'EMAIL', address: budget.email }],
    })),
  })
}
