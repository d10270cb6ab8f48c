/** The API's paths of mobile passes, apart from `apiRoutes`: whoever has none does not load them. */
export const mobilePassRoutes = {
  media: '/api/media/contactmedia',
  create: '/api/media/ble',
  activate: '/api/media/ble-activation',
  send: '/api/media/updateeticketdelivery',
  link: '/api/media/link',
  exchange: '/api/media/link/exchange',
} as const;
