/**
 * How the sandbox's 1Risk may behave. Asked for a page: `down` (503), `hang`, `garbage` (no JSON), `elsewhere` (a page on another host). Its page:
 * `error`, `malformed` (words that nobody understands), `done` (everything is signed already), `liar` (says signed, and nothing is). Its callbacks:
 * `late` (after twenty seconds), `silent` (never), `twice` (one id), `again` (another id), `disorder` (an older "declined" comes after), `forged`,
 * `rewritten` (not the bytes that were signed), `old` (of an hour ago).
 */
export const oneRiskBehaviours = [
  'ok',
  'down',
  'hang',
  'garbage',
  'elsewhere',
  'error',
  'malformed',
  'done',
  'liar',
  'late',
  'silent',
  'twice',
  'again',
  'disorder',
  'forged',
  'rewritten',
  'old',
] as const;
export type OneRiskBehaviour = (typeof oneRiskBehaviours)[number];
