import type { Attention } from '@arrival/contracts';
import { dayWords } from '../../shared/day-words';
import { someNames } from '../../words/names';
import { say, sayIfKnown } from '../../words/say';

const at = 'resources.dashboard.attention';

function sealedWords({ kind, count = 0 }: Attention['params']): string {
  return (
    sayIfKnown(`${at}.sealed.${kind}`, { smart_count: count }) ?? say(`${at}.sealed.other`, { smart_count: count })
  );
}

/** What needs attention, as a sentence. */
export function attentionWords({ code, params }: Attention): string {
  const { name = '', keyId = '', day, count = 0, isOptional } = params;
  const names = someNames(params.names ?? [], params.more);
  const end = { name, day: day ? dayWords(day) : '' };
  switch (code) {
    case 'health.missing_key':
      return say(`${at}.missingKey`, { sealed: sealedWords(params), keyId });
    case 'health.old_key':
      return say(`${at}.oldKey`, { sealed: sealedWords(params), keyId });
    case 'queue.waiting':
      return say(`${at}.waiting`, { smart_count: count });
    case 'queue.failed':
      return say(`${at}.failed`, { smart_count: count, names });
    case 'waiver.no_text':
      return say(`${at}.noText`, { name });
    case 'waiver.ending':
      return say(`${at}.ending`, end);
    case 'waiver.ended':
      return say(isOptional ? `${at}.endedOptional` : `${at}.ended`, end);
    case 'task.unused':
      return say(`${at}.unused`, { smart_count: count, names });
  }
}
