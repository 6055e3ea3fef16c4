// npm run build: installs what is missing and builds the app into dist/.
import { build, install } from './bootstrap.mjs';

install();
build();
