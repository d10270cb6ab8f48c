/** The API's paths by which what was typed goes from one device to the next. */
export const formDraftRoutes = { all: '/api/drafts', one: '/api/drafts/{name}' } as const;
