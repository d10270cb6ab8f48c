import { section } from './section';

/** Somebody who was added by mistake leaves the family (D71). */
export const removeMember = section('removeMember', {
  title: 'Is something wrong here?',
  again: 'A wrong name or birth date: remove {name}, then add them again.',
  atCounter: 'A wrong name or birth date is corrected at the counter.',
  remove: 'Remove from the family',
  ask: 'Remove {name} from your family?',
  means: 'What was saved for them goes too. You can add them again.',
  keep: 'Keep',
  confirm: 'Remove',
  removed: '{name} is removed from your family',
  notRemoved: 'We could not remove {name}',
  stays: 'They have signed or bought something meanwhile. Please ask at the counter.',
});
