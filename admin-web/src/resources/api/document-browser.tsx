import { apiDocumentStyle } from '@arrival/contracts';
import { Box, GlobalStyles, useTheme } from '@mui/material';
import { useEffect, useRef } from 'react';
import SwaggerUi from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';

/** An OpenAPI document to leaf through. It only reads: nobody should change the resort by trying things out. */
export function DocumentBrowser({ document: spec }: { document: object }) {
  const place = useRef<HTMLDivElement>(null);
  useDarkClass(useTheme().palette.mode === 'dark');
  useEffect(() => {
    const domNode = place.current;
    if (!domNode) return undefined;
    SwaggerUi({
      domNode,
      spec,
      docExpansion: 'none',
      defaultModelsExpandDepth: -1,
      supportedSubmitMethods: [],
      filter: true,
    });
    return () => domNode.replaceChildren();
  }, [spec]);
  return (
    <>
      <GlobalStyles styles={apiDocumentStyle} />
      <Box
        ref={place}
        sx={{
          overflowX: 'auto',
          '&& .swagger-ui': { backgroundColor: 'background.paper' },
          '& .information-container, & .scheme-container, & .auth-wrapper, & .authorization__btn': { display: 'none' },
        }}
      />
    </>
  );
}

/** The browser has colours for the dark, and wears them where the root of the page has this class. */
function useDarkClass(isDark: boolean): void {
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle('dark-mode', isDark);
    return () => classList.remove('dark-mode');
  }, [isDark]);
}
