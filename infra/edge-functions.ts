// Edge functions: the JavaScript that CloudFront runs for each request, as text (runtime cloudfront-js-2.0).

/**
 * Addresses of the single-page app, such as /portfolio, are the page; a name with a dot is a file and stays what it is, so
 * that a missing file is a 404 and not a page. It runs on the site only: API errors pass untouched.
 */
export const pageFallback = `function handler(event) {
  var request = event.request
  var name = request.uri.slice(request.uri.lastIndexOf('/') + 1)
  if (name.indexOf('.') === -1) request.uri = '/index.html'
  return request
}
`

/** Hands the caller's token to the API under names that only the edge and the API know (constructs/origin-key.ts). */
export const handOverToken = (headers: readonly string[]): string => `function handler(event) {
  var request = event.request
  var token = request.headers.authorization
  if (token) {
${headers.map((header) => `    request.headers['${header}'] = { value: token.value }`).join('\n')}
  }
  return request
}
`
