import { say } from './say';

/** `North, South and 3 more`. */
export function someNames(names: readonly string[], more = 0): string {
  const listed = names.join(', ');
  return more > 0 ? say('shared.namesAndMore', { names: listed, smart_count: more }) : listed;
}
