// Hosts: sites that a reply may name in plain words.

/**
 * Whether this is a site of an Australian government, which alone may register there.
 * @param host in small letters, without a scheme, a port or a path
 */
export const isGovernmentHost = (host: string): boolean => /^(?:[a-z0-9-]{1,63}\.){0,4}gov\.au$/.test(host)
