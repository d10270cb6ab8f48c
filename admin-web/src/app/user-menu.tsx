import { Logout, UserMenu, useGetIdentity } from 'react-admin';

/** Who is signed in; its name begins with what is to be read on it. */
export function ConsoleUserMenu() {
  const { identity } = useGetIdentity();
  return (
    <UserMenu label={[identity?.fullName, 'profile'].filter(Boolean).join(', ')}>
      <Logout />
    </UserMenu>
  );
}
