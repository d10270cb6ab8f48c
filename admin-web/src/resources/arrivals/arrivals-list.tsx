import type { Arrivals } from '@arrival/contracts';
import { Alert, Box, Button, type Theme, Typography, useMediaQuery } from '@mui/material';
import { Figures } from '../../shared/figures';
import { EmptyList } from '../../shared/lists/empty-list';
import { weekdayWords } from '../../shared/wording/day-words';
import { say } from '../../words/say';
import { countedFamilies } from './arrival-words';
import { FamilyCards } from './family-cards';
import { FamilyTable } from './family-table';
import type { useArrivals } from './use-arrivals';

const at = 'resources.arrivals';

type Totals = NonNullable<Arrivals['totals']>;

function figuresOf({ families, people, ready }: Totals) {
  const share = people === 0 ? {} : { unit: say(`${at}.percent`, { value: Math.floor((ready / people) * 100) }) };
  const left = people - ready;
  return [
    { name: say(`${at}.families`), value: families.toLocaleString() },
    { name: say(`${at}.people`), value: people.toLocaleString() },
    { name: say(`${at}.ready`), value: ready.toLocaleString(), ...share },
    { name: say(`${at}.left`), value: left.toLocaleString(), isLoud: left > 0 },
  ];
}

interface Props {
  list: ReturnType<typeof useArrivals>;
  day: Arrivals;
  locationName: string;
  showAll: () => void;
  showDay: (day: string) => void;
}

/** Who comes: in numbers, then family by family. */
export function ArrivalsList({ list, day, locationName, showAll, showDay }: Props) {
  const { nextDay } = day;
  if (day.totals === null || (day.isBeingCounted && day.totals.families === 0))
    return (
      <div role="status">
        <EmptyList title={say(`${at}.counting.title`)} help={say(`${at}.counting.help`)} />
      </div>
    );
  return (
    <>
      {day.isBeingCounted && (
        <Alert severity="info" role="status" sx={{ mx: 2, mb: 1 }}>
          {say(`${at}.recounting`)}
        </Alert>
      )}
      {day.totals.families === 0 ? (
        <div role="status">
          <EmptyList
            title={say(`${at}.nobody.title`)}
            help={say(`${at}.nobody.help`, { location: locationName })}
            {...(nextDay && {
              start: {
                label: say(`${at}.nobody.next`, { day: weekdayWords(nextDay) }),
                onPress: () => showDay(nextDay),
              },
            })}
          />
        </div>
      ) : (
        <>
          <Box sx={{ px: 2, pb: 1, '& dl': { display: { xs: 'grid', sm: 'flex' }, gridTemplateColumns: '1fr 1fr' } }}>
            <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
              {day.day === day.today ? say(`${at}.todayIs`, { day: weekdayWords(day.day) }) : weekdayWords(day.day)}
            </Typography>
            <Figures figures={figuresOf(day.totals)} />
          </Box>
          <Found list={list} day={day} showAll={showAll} />
        </>
      )}
    </>
  );
}

function Found({
  list: { families, isOld, showMore, isFetchingMore },
  day,
  showAll,
}: Pick<Props, 'list' | 'day' | 'showAll'>) {
  const isWide = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('md'));
  const Families = isWide ? FamilyTable : FamilyCards;
  if (day.found === 0)
    return (
      <div role="status">
        <EmptyList
          title={say(`${at}.none.title`)}
          help={say(`${at}.none.help`)}
          start={{ label: say(`${at}.none.showAll`), onPress: showAll }}
        />
      </div>
    );
  const found = countedFamilies(day.found);
  return (
    <Box aria-busy={isOld} sx={{ opacity: isOld ? 0.5 : 1 }}>
      <Typography role="status" variant="body2" color="text.secondary" sx={{ px: 2, pt: 1 }}>
        {day.found > families.length
          ? say(`${at}.foundFirst`, { found, shown: families.length.toLocaleString() })
          : found}
      </Typography>
      <Families families={families} locationId={day.locationId} day={day.day} today={day.today} />
      {showMore && (
        <Button onClick={showMore} loading={isFetchingMore} sx={{ minHeight: 44, mx: 1, my: 1 }}>
          {say(`${at}.showMore`)}
        </Button>
      )}
    </Box>
  );
}
