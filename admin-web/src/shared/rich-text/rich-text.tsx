import { useSanitisedHtml } from '@arrival/web/use-sanitised-html';
import { Box } from '@mui/material';

/** An administrator's HTML as it will be seen. */
export function RichText({ html }: { html: string }) {
  const inside = { '& img': { maxWidth: '100%' }, '& > :first-child': { mt: 0 }, '& > :last-child': { mb: 0 } };
  return <Box ref={useSanitisedHtml(html)} sx={{ overflowWrap: 'anywhere', ...inside }} />;
}
