import { sql } from '../database/statement';

/** $1 the queues as JSON, as `QueueFigures` has them. */
export const tellQueues = sql<never>(
  'work-seen.tell_queues',
  `insert into queue_state (queue, waiting, active, delayed, oldest_at, per_minute, told_at)
 select queue, waiting, active, delayed, to_timestamp("oldestMs" / 1000.0), "perMinute", now()
 from json_to_recordset($1) as q (queue text, waiting integer, active integer, delayed integer, "oldestMs" float8, "perMinute" integer[])
 on conflict (queue) do update set waiting = excluded.waiting, active = excluded.active, delayed = excluded.delayed,
   oldest_at = excluded.oldest_at, per_minute = excluded.per_minute, told_at = excluded.told_at`,
);

/** $1 the schedules as JSON, as `KeptSchedule` has them. What no worker has told of for a day is gone. */
export const tellSchedules = sql<never>(
  'work-seen.tell_schedules',
  `with gone as (delete from job_schedule where told_at < now() - interval '1 day')
 insert into job_schedule (job, queue, every_ms, pattern, zone, next_at, told_at)
 select job, queue, "everyMs", pattern, zone, to_timestamp("nextMs" / 1000.0), now()
 from json_to_recordset($1) as s (job text, queue text, "everyMs" integer, pattern text, zone text, "nextMs" float8)
 on conflict (job) do update set queue = excluded.queue, every_ms = excluded.every_ms, pattern = excluded.pattern, zone = excluded.zone,
   next_at = excluded.next_at, told_at = excluded.told_at`,
);

/** $1 the job, $2 its queue, $3 when this run began in milliseconds, $4 how it ended. */
export const tellRun = sql<never>(
  'work-seen.tell_run',
  `insert into job_schedule (job, queue, last_started_at, last_ended_at, last_outcome, told_at)
 values ($1, $2, to_timestamp($3::float8 / 1000.0), now(), $4, now())
 on conflict (job) do update set last_started_at = excluded.last_started_at, last_ended_at = excluded.last_ended_at,
   last_outcome = excluded.last_outcome`,
);
