import type { AccessRole } from '@arrival/contracts';
import { Box, Divider, Typography } from '@mui/material';
import { useId } from 'react';
import { Menu, usePermissions, useSidebarState } from 'react-admin';
import { say } from '../words/say';
import { type MenuGroup, menuGroups, openTo } from './sections';

/** The sections in three groups, as far as they are open to who is signed in. */
export function ConsoleMenu() {
  const { permissions: role } = usePermissions<AccessRole>();
  const groups = menuGroups.map((group) => ({ ...group, sections: openTo(role, group.sections) }));
  return (
    <Menu>
      {groups
        .filter((group) => group.sections.length > 0)
        .map((group) => (
          <Group key={group.name} {...group} />
        ))}
    </Menu>
  );
}

/** Where the menu is folded to its icons a line stands for the group's name, which those who hear it still get. */
function Group({ name, sections }: MenuGroup) {
  const title = say(`app.groups.${name}`);
  const id = useId();
  const [isOpen] = useSidebarState();
  return (
    <Box role="group" {...(isOpen ? { 'aria-labelledby': id } : { 'aria-label': title })} sx={{ '& + &': { mt: 1 } }}>
      {isOpen ? (
        <Typography id={id} sx={{ px: 2.5, pb: 0.25, fontSize: '0.8rem', fontWeight: 700, color: 'text.secondary' }}>
          {title}
        </Typography>
      ) : (
        <Divider aria-hidden sx={{ mx: 1.5, mb: 1 }} />
      )}
      {sections.map(({ name: place, icon: Icon }) => (
        <Menu.Item key={place} to={`/${place}`} primaryText={say(`app.menu.${place}`)} leftIcon={<Icon />} />
      ))}
    </Box>
  );
}
