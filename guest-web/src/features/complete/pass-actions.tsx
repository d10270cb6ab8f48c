import type { GuestLocation } from '@arrival/contracts';
import { familyCodeWords } from '@arrival/rules';
import type { ReactNode } from 'react';
import { saveFile } from '../../lib/browser/save-file';
import { Icon } from '../../ui/icon';
import { complete } from '../../words/complete';
import { useWords } from '../../words/words';
import type { CheckedIn } from './checked-in';
import styles from './pass-actions.module.css';
import { PassIcon } from './pass-icon';
import { sharePass } from './share-pass';
import { visitEvent } from './visit-event';

interface Props {
  checkIn: CheckedIn;
  location: GuestLocation | undefined;
  familyCode: string;
  onPrint: () => void;
}

/** What can be done with the pass; all of it without a connection. */
export function PassActions({ checkIn: { activityName, day }, location, familyCode, onPrint }: Props) {
  const words = useWords(complete);
  const code = familyCodeWords(familyCode);
  const addToCalendar = () => {
    if (!location) return;
    const event = visitEvent(
      {
        day,
        title: activityName ? `${activityName}, ${location.name}` : location.name,
        place: location.name,
        note: words.codeInWords({ code }),
        id: `${day}-${location.id}-${familyCode}@${window.location.hostname}`,
      },
      new Date(),
    );
    void saveFile(new Response(event, { headers: { 'content-type': 'text/calendar' } }), location.name);
  };
  return (
    <div className={styles.actions}>
      {location && (
        <Tile icon={<PassIcon name="calendar" />} onPress={addToCalendar}>
          {words.calendar}
        </Tile>
      )}
      <Tile icon={<PassIcon name="share" />} onPress={() => void sharePass(familyCode, words)}>
        {words.share}
      </Tile>
      <Tile icon={<Icon name="print" />} onPress={onPrint}>
        {words.print}
      </Tile>
    </div>
  );
}

function Tile({ icon, onPress, children }: { icon: ReactNode; onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.tile} onClick={onPress}>
      {icon}
      <span>{children}</span>
    </button>
  );
}
