import { type RetentionClass, retentionClasses, retentionPeriods } from '@arrival/contracts';
import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { ConfirmOnce } from '../../shared/forms/confirm-once';
import { say } from '../../words/say';

type Fields = Readonly<Record<string, unknown>>;

interface Question {
  readonly content: ReactNode;
  readonly settle: (isWanted: boolean) => void;
}

const at = 'resources.retention';

const shorterOf = (wanted: Fields, before: Fields): RetentionClass[] =>
  retentionClasses.filter((name) => Number(wanted[name]) < Number(before[name]));

const line = (name: RetentionClass, wanted: Fields, before: Fields): string =>
  say(`${at}.shorter.line`, {
    name: say(`${at}.fields.${name}`),
    before: Number(before[name]),
    after: Number(wanted[name]),
    unit: say(`${at}.units.${retentionPeriods[name].unit}`),
  });

/** Asks before a period gets shorter, because nothing brings back what the next run removes. */
export function useShorterAsked() {
  const [question, setQuestion] = useState<Question>();
  const ask = async (wanted: Fields, before: Fields): Promise<boolean> => {
    const shorter = shorterOf(wanted, before);
    if (shorter.length === 0) return true;
    const lines = shorter.map((name) => line(name, wanted, before));
    const isWanted = await new Promise<boolean>((settle) => {
      setQuestion({ content: <Lines lines={lines} />, settle });
    });
    setQuestion(undefined);
    return isWanted;
  };
  const dialog = question && (
    <ConfirmOnce
      isOpen
      title={say(`${at}.shorter.title`)}
      content={question.content}
      confirm={say(`${at}.shorter.confirm`)}
      confirmColor="warning"
      onConfirm={() => question.settle(true)}
      onClose={() => question.settle(false)}
    />
  );
  return { ask, dialog };
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <>
      {say(`${at}.shorter.means`)}
      <Box component="span" sx={{ display: 'block', mt: 1 }}>
        {lines.map((words) => (
          <Box component="span" key={words} sx={{ display: 'block' }}>
            {words}
          </Box>
        ))}
      </Box>
    </>
  );
}
