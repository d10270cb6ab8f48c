import { Navigate } from 'react-router-dom';

/** /admin/webhooks: the addresses stand on the page of the API. */
export function ToApiPage() {
  return <Navigate to="/api" replace />;
}
