import { build, install } from './bootstrap.mjs';

install();
build();
const { preview } = await import('vite'); // only now
(await preview({ preview: { port: Number(process.env.PORT ?? 4173), host: 'localhost' } })).printUrls();
