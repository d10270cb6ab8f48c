/** The API's paths of the feature 1Risk, apart from `apiRoutes`: whoever never signs there does not load them. */
export const oneRiskRoutes = {
  url: '/api/tasks/Contact/GetOneRiskWaiverUrl',
  signings: '/api/tasks/Contact/OneRiskSignings',
  claim: '/api/tasks/Contact/OneRiskSignings/{reference}/claim',
} as const;
