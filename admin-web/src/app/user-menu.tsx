import { Logout, UserMenu, useGetIdentity } from 'react-admin';
import { say } from '../words/say';

/** Who is signed in; its name begins with what is to be read on it. */
export function ConsoleUserMenu() {
  const { identity } = useGetIdentity();
  return (
    <UserMenu label={identity?.fullName ? say('app.profile', { name: identity.fullName }) : say('app.noName')}>
      <Logout />
    </UserMenu>
  );
}
