/** The API's paths by which another adult signs on their own phone. */
export const ownPhoneRoutes = {
  links: '/api/waivers/links',
  link: '/api/waivers/links/{linkId}',
  redeem: '/api/waivers/own/session',
  own: '/api/waivers/own',
  sign: '/api/waivers/own/complete',
  text: '/api/waivers/own/texts/{hash}',
} as const;
