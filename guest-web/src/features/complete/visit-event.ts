import { addDays } from '@arrival/rules';

export interface Visit {
  /** The location's day. */
  day: string;
  title: string;
  place: string;
  note: string;
  /** The same for the same visit: who adds it twice has it once. */
  id: string;
}

const lineBytes = 75;
const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n|\r/g, '\\n');
const basic = (day: string): string => day.replaceAll('-', '');

/** A line goes on after CRLF and a space when it is longer than 75 octets; no letter is cut (RFC 5545 §3.1). */
function folded(line: string): string {
  let length = 0;
  let written = '';
  for (const letter of line) {
    const size = bytesOf(letter);
    if (length + size > lineBytes) {
      written += '\r\n ';
      length = 1;
    }
    written += letter;
    length += size;
  }
  return written;
}

/** A visit as a file that every calendar takes (RFC 5545): the whole day, because nobody knows the hour. */
export function visitEvent({ day, title, place, note, id }: Visit, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Arrival//Check-in//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(note)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
