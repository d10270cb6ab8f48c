/** The API's paths of the Pass Checker, apart from `apiRoutes`: whoever never opens the page does not load them. */
export const passCheckRoutes = {
  check: '/api/profile/passes/check',
  locations: '/api/profile/passes/locations',
} as const;
