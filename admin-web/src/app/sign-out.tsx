import { Logout, useLogout, useTranslate, useUserMenu } from 'react-admin';

/** Whether something is typed here and not saved: its form says so to whatever is about to unload the page. */
const holdsUnsaved = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

let isSaid = false;
// Listens before any form does: nobody is asked twice.
window.addEventListener('beforeunload', (event) => isSaid && event.stopImmediatePropagation(), { capture: true });

/** Signs out. What is not saved is asked about before: afterwards whoever stays would stay without a session, in this tab and in each. */
export function SignOut() {
  const logout = useLogout();
  const translate = useTranslate();
  const menu = useUserMenu();
  const leave = () => {
    menu?.onClose();
    if (holdsUnsaved()) {
      isSaid = window.confirm(translate('ra.message.unsaved_changes'));
      if (!isSaid) return;
    }
    void logout(null, undefined, false);
  };
  return <Logout onClick={leave} />;
}
