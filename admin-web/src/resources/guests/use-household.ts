import type { HouseholdVersion, StaffHousehold } from '@arrival/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isUnknown, useJson } from '../../data/use-json';
import { previewPath } from '../preview/question';

/** A family stands there and waits for it; thirty counters ask six times a second, each for one number. */
const EVERY_MS = 5_000;

/**
 * A household at the counter, kept up to date while the page is looked at. Again and again only its version is asked for: each look at the household
 * itself is written down.
 */
export function useHousehold(contactId: string) {
  const client = useQueryClient();
  const path = `/api/admin/guests/${encodeURIComponent(contactId)}`;
  const { data, error, refetch } = useJson<StaffHousehold>(path);
  const newest = useJson<HouseholdVersion>(data && `${path}/version`, EVERY_MS);
  const isBehind = data !== undefined && newest.data !== undefined && newest.data.version > data.version;
  const isGone = isUnknown(newest.error);
  const isOfPage = (read: unknown) => read === path || String(read).startsWith(previewPath);
  /** The household, and what it is asked. */
  const readAgain = () => client.invalidateQueries({ predicate: ({ queryKey }) => isOfPage(queryKey[1]) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer that says so, until it is read
  useEffect(() => {
    if (isBehind || isGone) void readAgain();
  }, [isBehind, isGone, newest.dataUpdatedAt]);
  return { data, error, refetch, readAgain };
}
