import type { Dashboard } from '@arrival/contracts';

type Code = Dashboard['checklist'][number]['code'];

interface Fix {
  readonly title: string;
  /** What to do about it. */
  readonly todo: string;
  /** Where; the lists of the rental shop come with the point of sale and have no screen. */
  readonly path?: string;
  /** Where one that is missing is mended. */
  readonly missing?: string;
}

const fixes: Record<Code, Fix> = {
  defaultLocation: { title: 'A default location', todo: 'Choose where guests begin.', path: '/locations' },
  defaultActivities: {
    title: 'Each location has a default activity',
    todo: 'Missing default activity: choose one for each location.',
    path: '/locations',
    missing: '/locations',
  },
  activitiesWithTasks: {
    title: 'Each activity has tasks',
    todo: 'Missing tasks: link what guests have to complete.',
    path: '/activities',
    missing: '/activities',
  },
  waiverTexts: {
    title: 'Each waiver has its text',
    todo: 'Write the text that guests read and sign.',
    path: '/waivers',
    missing: '/waivers',
  },
  waiversSignable: {
    title: 'Each waiver can be signed',
    todo: 'Signing with 1Risk is still to come. Until then, empty their external waiver id and guests sign here.',
    path: '/tasks',
    missing: '/tasks',
  },
  referenceLists: { title: 'Lists for rental profiles', todo: 'Guests have nothing to choose from: add entries.', path: '/rental-lists' },
  texts: { title: 'Your own words', todo: 'Guests see the standard texts.', path: '/language' },
  theme: { title: 'Your own look', todo: 'Guests see the standard colours.', path: '/theme' },
  administrators: { title: 'A second administrator', todo: 'Add somebody who can help when you are away.', path: '/access' },
};

export const fixOf = (code: Code): Fix => fixes[code];

export function missingPath(code: Code, id: number | string): string | undefined {
  const { missing } = fixes[code];
  return missing && `${missing}/${encodeURIComponent(id)}`;
}
