import { Box, Card, Link, Skeleton, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useJson } from '../../data/use-json';
import { CopyButton } from '../../shared/copy-button';
import { ReadFailure } from '../../shared/failures/read-failure';
import { useClientSettings } from '../../shared/settings/use-client-settings';
import { say } from '../../words/say';
import { curlLine, type Endpoint, endpointsOf, type IntegratorsDocument } from './operations';

const DOCS = '/api/docs';
const DOCUMENT = `${DOCS}/openapi.json`;

/** What a key may call (spec §2), from the document for integrators, with this resort's address filled in. */
export function Endpoints() {
  const { data, error, refetch } = useJson<IntegratorsDocument>(DOCUMENT);
  const address = useClientSettings()?.frontEndSettings.baseUrl ?? location.origin;
  return (
    <Card component="section" aria-label={say('resources.apikeys.endpoints.title')} sx={{ px: 2, py: 1.5 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'baseline',
          justifyContent: 'space-between',
          mb: 1,
        }}
      >
        <Typography variant="h6" component="h2">
          {say('resources.apikeys.endpoints.title')}
        </Typography>
        <Typography color="text.secondary">
          {say('resources.apikeys.endpoints.docs')}{' '}
          <Link href={DOCS} target="_blank" rel="noopener" sx={{ textDecoration: 'underline' }}>
            {DOCS}
          </Link>
          {' · '}
          {/* In a tab beside this one, which goes on with the session of it: what is typed here and a key that is shown once would be gone. */}
          <Link
            component={RouterLink}
            to="/api/whole"
            target="_blank"
            rel="opener"
            sx={{ textDecoration: 'underline' }}
          >
            {say('resources.apikeys.whole.open')}
          </Link>
        </Typography>
      </Box>
      {data ? (
        endpointsOf(data).map((endpoint) => (
          <Call key={`${endpoint.method} ${endpoint.path}`} endpoint={endpoint} address={address} />
        ))
      ) : error ? (
        <ReadFailure error={error} retry={refetch} />
      ) : (
        <Skeleton variant="rounded" height={96} />
      )}
    </Card>
  );
}

function Call({ endpoint, address }: { endpoint: Endpoint; address: string }) {
  const { method, path, summary, types, parameters } = endpoint;
  const line = curlLine(endpoint, address);
  return (
    <Box sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="h3" sx={{ fontFamily: 'monospace', fontWeight: 700, overflowWrap: 'anywhere' }}>
        {method} {path}
      </Typography>
      <Typography>{summary}</Typography>
      <Typography variant="body2" color="text.secondary">
        {say('resources.apikeys.endpoints.types', { types: types.join(', ') })}
      </Typography>
      {parameters.length > 0 && <Parameters parameters={parameters} />}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          mt: 1,
          px: 1.5,
          py: 0.5,
          borderRadius: 1,
          bgcolor: 'action.hover',
        }}
      >
        <Box
          component="code"
          sx={{
            flex: '1 1 260px',
            minWidth: 0,
            fontFamily: 'monospace',
            fontSize: '0.85rem',
            overflowWrap: 'anywhere',
          }}
        >
          {line}
        </Box>
        <CopyButton
          text={line}
          size="small"
          aria-label={say('resources.apikeys.endpoints.copyOne', { call: `${method} ${path}` })}
        />
      </Box>
    </Box>
  );
}

function Parameters({ parameters }: Pick<Endpoint, 'parameters'>) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: { sm: 'max-content 1fr' }, columnGap: 2, rowGap: 0.25, my: 1 }}
    >
      {parameters.map(({ name, description, isRequired }) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" sx={{ fontFamily: 'monospace' }}>
            {name}
          </Typography>
          <Typography component="dd" variant="body2" color="text.secondary" sx={{ m: 0 }}>
            {[isRequired && say('resources.apikeys.endpoints.required'), description].filter(Boolean).join(' ')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
