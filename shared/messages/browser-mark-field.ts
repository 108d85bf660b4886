// Browser mark field: what the app hands to the identity service with each sign-in, by this name. Apart from its schema, because the
// sign-in page needs the name alone.
export const browserMarkField = 'browser'
