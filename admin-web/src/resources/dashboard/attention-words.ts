import type { Attention } from '@arrival/contracts';
import { dayWords } from '../../shared/wording/day-words';
import { someNames } from '../../words/names';
import { say, sayIfKnown } from '../../words/say';
import { jobWords } from '../operations/finding-words';

const at = 'resources.dashboard.attention';

function sealedWords({ kind, count = 0 }: Attention['params']): string {
  return (
    sayIfKnown(`${at}.sealed.${kind}`, { smart_count: count }) ?? say(`${at}.sealed.other`, { smart_count: count })
  );
}

/** Jobs are told as Operations does. */
const nameWords = (code: Attention['code']) => (name: string) => (code === 'queue.failed' ? jobWords(name) : name);

/** What needs attention, as a sentence. */
export function attentionWords({ code, params }: Attention): string {
  const { name = '', keyId = '', day, count = 0, isOptional } = params;
  const names = someNames((params.names ?? []).map(nameWords(code)), params.more);
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
    case 'report.failed':
      return say(`${at}.reportFailed`);
    case 'purchases.filtered':
      return say(`${at}.filtered`);
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

/** What its link does, in a word or two. */
export function fixWords({ code, params }: Attention): string {
  if (code === 'report.failed') return say(`${at}.fix.report`);
  if (code === 'purchases.filtered') return say(`${at}.fix.settings`);
  if (code === 'waiver.ending' || code === 'waiver.ended') return say(`${at}.fix.renew`);
  if (code === 'task.unused' && (params.count ?? 0) > 1) return say(`${at}.fix.tasks`);
  if (code === 'waiver.no_text') return say(`${at}.fix.text`);
  return say(code === 'task.unused' ? `${at}.fix.task` : `${at}.fix.operations`);
}
