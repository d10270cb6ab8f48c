import { Route, Routes } from 'react-router-dom';
import { FindGuest } from './find-guest';
import { HouseholdPage } from './household-page';

/** /admin/guests: find a guest; /admin/guests/{contactId}: the household. */
export function GuestsPage() {
  return (
    <Routes>
      <Route path=":contactId" element={<HouseholdPage />} />
      <Route path="*" element={<FindGuest />} />
    </Routes>
  );
}
