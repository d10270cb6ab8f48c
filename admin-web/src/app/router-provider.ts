import { type RouterNavigateFunction, type RouterProvider, reactRouterProvider, useEvent } from 'react-admin';
import { consolePath } from '../auth/oidc';

const addressNow = () => window.location.pathname.slice(consolePath.length) || '/';

/**
 * A screen that is being left stays in place, unseen or not, until the script of the next one has come. What it still wants to write into its
 * own address (a list takes up what was typed in its search half a second later) would go back to it, and the click that left it would be lost.
 */
function useNavigate(): RouterNavigateFunction {
  const navigate = reactRouterProvider.useNavigate();
  const { pathname: ownAddress } = reactRouterProvider.useLocation();
  return useEvent((to, options) => {
    const isOfOwnAddress = typeof to === 'object' && to.pathname === undefined;
    if (isOfOwnAddress && addressNow() !== ownAddress) return;
    navigate(to, options);
  });
}

/** React Router as react-admin uses it, without navigations by what has been left. */
export const routerProvider: RouterProvider = { ...reactRouterProvider, useNavigate };
