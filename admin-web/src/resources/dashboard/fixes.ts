import type { Dashboard } from '@arrival/contracts';

type Code = Dashboard['checklist'][number]['code'];

interface Fix {
  /** Where; the lists of the rental shop come with the point of sale and have no screen. */
  readonly path?: string;
  /** Where one that is missing is mended. */
  readonly missing?: string;
}

const fixes: Record<Code, Fix> = {
  defaultLocation: { path: '/locations' },
  defaultActivities: {
    path: '/locations',
    missing: '/locations',
  },
  activitiesWithTasks: {
    path: '/activities',
    missing: '/activities',
  },
  waiverTexts: {
    path: '/waivers',
    missing: '/waivers',
  },
  waiversSignable: {
    path: '/settings',
    missing: '/tasks',
  },
  referenceLists: { path: '/rental-lists' },
  texts: { path: '/language' },
  theme: { path: '/theme' },
  administrators: { path: '/access' },
};

export const fixOf = (code: Code): Fix => fixes[code];

export function missingPath(code: Code, id: number | string): string | undefined {
  const { missing } = fixes[code];
  return missing && `${missing}/${encodeURIComponent(id)}`;
}
