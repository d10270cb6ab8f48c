/** The API's paths of wallet passes, apart from `apiRoutes`: they are loaded with the buttons. */
export const walletRoutes = {
  apple: '/api/profile/passes/applewallet',
  google: '/api/profile/passes/googlewallet',
  familyApple: '/api/profile/passes/family/applewallet',
  familyGoogle: '/api/profile/passes/family/googlewallet',
  /** Makes an address for a phone that scans it, which that phone opens there. */
  wallet: '/api/profile/passes/wallet',
} as const;
