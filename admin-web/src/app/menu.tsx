import { Menu } from 'react-admin';
import { sections } from './sections';

/** The sections in the order of the specification, the dashboard first. */
export function ConsoleMenu() {
  return (
    <Menu>
      {sections.map(({ name, label, icon: Icon }) => (
        <Menu.Item key={name} to={`/${name}`} primaryText={label} leftIcon={<Icon />} />
      ))}
    </Menu>
  );
}
