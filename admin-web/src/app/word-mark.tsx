import { Box, SvgIcon } from '@mui/material';
import { say } from '../words/say';

/** The ridge line of the guest app, small. */
export function WordMark() {
  return (
    <Box
      sx={{
        display: { xs: 'none', sm: 'flex' },
        alignItems: 'center',
        gap: 1,
        mr: 2,
        fontWeight: 800,
        letterSpacing: '-0.02em',
      }}
    >
      <SvgIcon viewBox="0 0 32 20" sx={{ width: 30, height: 20 }} aria-hidden>
        <path d="M0 20 10 5l6 8 5-9 11 16Z" fill="#0b6e99" />
        <path d="M0 20 8 11l7 6 6-7 11 10Z" fill="#5cc3e8" opacity=".85" />
        <circle cx="25.5" cy="4" r="2.6" fill="#f2803a" />
      </SvgIcon>
      {say('app.name')}
    </Box>
  );
}
