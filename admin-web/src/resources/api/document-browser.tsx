import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import SwaggerUi from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';

/** An OpenAPI document to leaf through. It only reads: nobody should change the resort by trying things out. */
export function DocumentBrowser({ document }: { document: object }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const domNode = place.current;
    if (!domNode) return undefined;
    SwaggerUi({
      domNode,
      spec: document,
      docExpansion: 'none',
      defaultModelsExpandDepth: -1,
      supportedSubmitMethods: [],
      filter: true,
    });
    return () => domNode.replaceChildren();
  }, [document]);
  return (
    <Box
      ref={place}
      sx={{
        backgroundColor: 'common.white',
        overflowX: 'auto',
        '& .information-container, & .scheme-container, & .auth-wrapper, & .authorization__btn': { display: 'none' },
      }}
    />
  );
}
