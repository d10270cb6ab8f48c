import { findLocation } from '@arrival/rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { locationsQuery, selectLocation } from '../../lib/selected-location';
import { LoadFailure } from '../../ui/load-failure';
import { LocationList } from '../../ui/location-list';
import { NotOpenYet } from '../../ui/not-open-yet';
import { PageHeader } from '../../ui/page-header';
import { PageSpinner } from '../../ui/spinner';
import { location as locationWords } from '../../words/location';
import { useWords } from '../../words/words';

/** /l/{name or id}: selects the location, then home (spec §2). A link to a place that is gone offers those that are there. */
export function LocationPage() {
  const words = useWords(locationWords);
  // A name may have a slash, and an address one more at its end.
  const { '*': locationName = '' } = useParams();
  const navigate = useNavigate();
  const locations = useQuery(locationsQuery);
  const found =
    locations.data &&
    (findLocation(locations.data, locationName) ?? findLocation(locations.data, locationName.replace(/\/+$/, '')));
  useEffect(() => {
    if (found) selectLocation(found);
  }, [found]);
  if (found) return <Navigate to="/home" replace />;
  if (locations.data?.length === 0) {
    return (
      <>
        <PageHeader title={words.whereTo} />
        <NotOpenYet locations={locations} />
      </>
    );
  }
  if (locations.data) {
    return (
      <>
        <PageHeader title={words.unknown} description={words.unknownWhy} />
        <LocationList
          locations={locations.data}
          onChoose={(location) => {
            selectLocation(location);
            void navigate('/home', { replace: true });
          }}
        />
      </>
    );
  }
  if (!locations.isError) return <PageSpinner label={words.finding} />;
  return (
    <>
      <PageHeader title={words.whereTo} />
      <LoadFailure title={words.notLoaded} query={locations} />
    </>
  );
}
