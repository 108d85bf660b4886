// Reduced motion: whether the person asked their device for less movement.
export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
