/** In a worker, since browsers slow the timers of a hidden page (Chrome to one a minute), but not what a worker posts. */
setInterval(() => postMessage(null), 1000);
