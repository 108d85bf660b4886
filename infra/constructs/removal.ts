// Removal policy of resources that hold data or logs.
import { RemovalPolicy } from 'aws-cdk-lib'
import type { Environment } from '../config.ts'

/**
 * A protected environment keeps them, except when the deployment that first makes them fails: then they are still empty, and
 * what stayed would stand in the way of the next try under the same name.
 */
export const removalPolicy = ({ isProtected }: Pick<Environment, 'isProtected'>): RemovalPolicy =>
  isProtected ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY
