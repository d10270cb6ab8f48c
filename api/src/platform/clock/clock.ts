import { Injectable } from '@nestjs/common';

/** The only place that reads the time of the machine; tests put their own in its place. */
@Injectable()
export class Clock {
  /** Milliseconds since the epoch. */
  now(): number {
    return Date.now();
  }

  date(): Date {
    return new Date(this.now());
  }

  /** The calendar day `YYYY-MM-DD` in a time zone such as `America/Denver` (D14). */
  today(timeZone: string): string {
    return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
      this.now(),
    );
  }
}
