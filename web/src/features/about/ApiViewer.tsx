import { useEffect, useRef, useState } from 'react';
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { Skeleton } from '../../components/Skeleton.tsx';
import schema from './ApiSchema.module.css';
import css from './ApiViewer.module.css';
import type { OpenApiDocument } from './open-api-document.ts';
import { viewerParts } from './viewer-parts.ts';

/** The requests of an API with their fields and answers. The document and the viewer are in English. */
export function ApiViewer({ document }: { document: OpenApiDocument }) {
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    // It has no way to be removed: each one gets an element of its own.
    const domNode = place.current.appendChild(place.current.ownerDocument.createElement('div'));
    SwaggerUI({
      domNode,
      spec: document,
      layout: 'Requests',
      plugins: [viewerParts],
      // Keys don't belong in pages, so it sends nothing.
      supportedSubmitMethods: [],
      syntaxHighlight: { activated: false },
      defaultModelExpandDepth: 3,
      validatorUrl: null,
      onComplete: () => setShown(true),
    });
    return () => domNode.remove();
  }, [document]);
  return (
    <>
      {!isShown && <Skeleton height="40rem" />}
      <div ref={place} className={`${css.viewer} ${schema.schema}`} lang="en" translate="no" />
    </>
  );
}
