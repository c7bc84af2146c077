#!/usr/bin/env node
// Kept beside the build, not in it: npm links a command only when its file exists at installation.
import '../dist/cli/engine.js';
