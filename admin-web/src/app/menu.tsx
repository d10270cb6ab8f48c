import { Box, Divider, Typography } from '@mui/material';
import { useId } from 'react';
import { Menu, useSidebarState } from 'react-admin';
import { say } from '../words/say';
import { type MenuGroup, menuGroups } from './sections';

/** The sections in three groups. */
export function ConsoleMenu() {
  return (
    <Menu>
      {menuGroups.map((group) => (
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
