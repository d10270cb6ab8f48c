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

/** /l/{name or id}: selects the location, then home (spec §2). A link to a place that is gone offers those that are there. */
export function LocationPage() {
  const { locationName = '' } = useParams();
  const navigate = useNavigate();
  const locations = useQuery(locationsQuery);
  const found = locations.data && findLocation(locations.data, locationName);
  useEffect(() => {
    if (found) selectLocation(found);
  }, [found]);
  if (found) return <Navigate to="/home" replace />;
  if (locations.data?.length === 0) {
    return (
      <>
        <PageHeader title="Where are you heading?" />
        <NotOpenYet locations={locations} />
      </>
    );
  }
  if (locations.data) {
    return (
      <>
        <PageHeader title="We do not know this place" description="The link may be old. Choose where you are heading." />
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
  if (!locations.isError) return <PageSpinner label="Finding your location" />;
  return <LoadFailure title="We could not load the locations" query={locations} />;
}
